export function SkipLink() {
  return (
    <a
      href="#main"
      className="skip-link sr-only z-50 focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:rounded-full focus:bg-text focus:px-6 focus:py-3 focus:text-page"
    >
      Skip to the content
    </a>
  );
}
