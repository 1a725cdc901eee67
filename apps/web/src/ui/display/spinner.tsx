/** Decoration beside a text that says what is going on. */
export function Spinner() {
  return (
    <span aria-hidden="true" className="inline-flex">
      <svg viewBox="0 0 24 24" fill="none" className="size-5 animate-spin">
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
        <path
          d="M21 12a9 9 0 0 0-9-9"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
    </span>
  );
}
