export function loadSettings(): void;
