export function lock(name: string, folder?: string): () => void;
