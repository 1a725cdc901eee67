/** Said where scripts are off: Save and Apply then lead to the login alone. */
export function ActingNeedsScript() {
  return (
    <p className="mb-4 hidden font-semibold noscript:block">
      To save a job or apply, sign in with JavaScript turned on.
    </p>
  );
}
