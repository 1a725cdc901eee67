import { Footer } from '../../ui/layout/footer.tsx';
import { Wordmark } from '../../ui/display/wordmark.tsx';
import { PageLink } from '../routing/page-link.tsx';
import { paths, policyTitles } from '../routing/paths.ts';

const resources = ['Interview Tips', 'Resume Builder', 'Job Search Tips', 'Student Resources'];

/** The footer of every page (spec section 2.1). */
export function SiteFooter() {
  return (
    <Footer
      home={
        <PageLink to={paths.home()} aria-label="NextShift, home" className="inline-block">
          <Wordmark />
        </PageLink>
      }
      tagline="Part-time shifts and creator gigs near campus, for students and recent graduates."
      userLogin={{ label: 'User Login', element: <PageLink to={paths.login()} /> }}
      employerLogin={{ label: 'Employer Login', element: <PageLink to={paths.employerLogin()} /> }}
      resources={resources.map((label) => ({
        label,
        element: <PageLink to={paths.comingSoon()} />,
      }))}
      policies={policyTitles.map((label) => ({
        label,
        element: <PageLink to={paths.terms(label)} />,
      }))}
      legal="NextShift. Made for the hours between lectures."
    />
  );
}
