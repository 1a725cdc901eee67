export interface MarkProps {
  className?: string;
}

/** An N whose second stem has moved on: the shift. Its colors are the same in both themes. */
export function Mark({ className }: MarkProps) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="9" fill="#8f1a5f" />
      <path d="M7 10.5H12.5V26H7z" fill="#fff" />
      <path d="M19.5 6H25V21.5H19.5z" fill="#fff" />
      <path d="M7 10.5h6.5L25 21.5h-6.5z" fill="#ffb224" />
    </svg>
  );
}
