import { useMediaQuery } from '../../../ui/hooks/use-media-query.ts';
import { FormPreview, type FormPreviewProps } from './form-preview.tsx';

export interface PhonePreviewProps extends FormPreviewProps {
  /** The first lines of the form. */
  title: string;
  lead: string;
}

/** A form as it will look on a phone, where there is room beside its setup. */
export function PhonePreview({ asked, title, lead }: PhonePreviewProps) {
  const hasRoom = useMediaQuery('(width >= 64rem)');
  if (!hasRoom) return null;
  return (
    <aside
      aria-label="Live preview"
      className="sticky top-[calc(var(--header-height)+1.5rem)] w-86 shrink-0"
    >
      <div className="h-[min(44rem,calc(100dvh-var(--header-height)-5.5rem))] overflow-hidden rounded-[2.5rem] border-8 border-ink bg-paper shadow-lifted dark:border-line">
        {/* Its content is inert; focusing the container allows scrolling by keyboard. */}
        <div
          role="group"
          aria-label="Application form on a phone"
          tabIndex={0}
          className="size-full scroll-row overflow-y-auto rounded-[2rem] px-3.5 pt-7 pb-6 focus-visible:-outline-offset-4"
        >
          <p className="px-1.5 font-display text-2xl leading-tight font-extrabold">{title}</p>
          <p className="mt-1 mb-5 px-1.5 text-ink-soft">{lead}</p>
          {/* The columns of the sections follow the window, which is no phone. */}
          <div className="[&_:disabled]:bg-surface! [&_section]:p-4! [&_section>.grid]:grid-cols-1! [&_section>.grid>*]:col-span-1!">
            <FormPreview asked={asked} />
          </div>
        </div>
      </div>
      <p className="mt-3 text-center text-sm text-ink-soft">What applicants see on a phone</p>
    </aside>
  );
}
