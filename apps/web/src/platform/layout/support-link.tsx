import { useSite } from '../routing/use-site.ts';

/** The address of support as a link, beside the texts of forms that say to write there. */
export function SupportLink() {
  const { supportEmail } = useSite();
  if (supportEmail === undefined) return null;
  return (
    <a href={`mailto:${supportEmail}`} className="text-link wrap-anywhere">
      {supportEmail}
    </a>
  );
}
