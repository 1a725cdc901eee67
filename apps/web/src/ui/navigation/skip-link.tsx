/** The first stop of the Tab key: past the navigation, to `<main id="main">`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-60 focus:rounded-full focus:bg-marigold focus:px-5 focus:py-3 focus:font-semibold focus:text-on-marigold"
    >
      Skip to content
    </a>
  );
}
