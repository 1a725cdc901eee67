import type { CaseDetail } from '@nextshift/contract';

/** The pictures that visitors see beside the texts, whole; each opens in its full size. */
export function CasePictures({ pictures: { jobImage, logo } }: Pick<CaseDetail, 'pictures'>) {
  const shown = [
    { name: 'Picture of the job', src: jobImage },
    { name: 'Logo of the company', src: logo },
  ];
  return (
    <section aria-labelledby="case-pictures">
      <h2 id="case-pictures" className="text-heading font-bold">
        Pictures now
      </h2>
      <ul className="mt-2 flex flex-wrap gap-4">
        {shown.map(({ name, src }) =>
          src === null ? null : (
            <li key={name}>
              <CasePicture name={name} src={src} />
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

/** One of them, or that of a near-copy. */
export function CasePicture({ name, src }: { name: string; src: string }) {
  return (
    <a href={src} target="_blank" rel="noopener" className="text-link text-sm">
      <img
        src={src}
        alt=""
        decoding="async"
        className="mb-1 max-h-80 max-w-full rounded-control border border-line bg-sunken object-contain"
      />
      {name}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
