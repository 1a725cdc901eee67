import { Wordmark } from '../../ui/display/wordmark.tsx';
import { paths } from '../routing/paths.ts';

/** The header of a static page: a link home, and nothing that needs a script. */
export function StaticNav() {
  return (
    <header className="border-b border-line">
      <div className="page-column flex h-(--header-height) items-center">
        <a href={paths.home()} aria-label="NextShift, home">
          <Wordmark />
        </a>
      </div>
    </header>
  );
}
