export function logMissingPage() {
  console.warn(`Page not found: ${location.pathname}`);
}
