import { getSubscription } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serve, serveApi } from '../../../test/api-server.ts';
import { EMPLOYER, IMPACT, signInEmployer } from '../../../test/employer-world.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { useSubscriptionStore } from '../../platform/session/employer/subscription-store.ts';
import EmployerGuard from './employer-guard.tsx';

serveApi();

const BASIC = {
  ...IMPACT,
  planType: 'basic' as const,
  planDetails: { ...IMPACT.planDetails, name: 'Basic' },
};

/** Serves the plan as it is after a change elsewhere; the lists that a page shows are counted. */
function openWith(plan: typeof IMPACT | null) {
  let lists = 0;
  serve(getSubscription, () => ({
    subscription: plan,
    hasSubscription: plan !== null,
    subscriptionToken: null,
  }));
  signInEmployer(IMPACT);
  renderPage('/employer', '/employer', () => {
    const jobs = useQuery({
      queryKey: ['employer', EMPLOYER.id, 'jobs'],
      queryFn: () => Promise.resolve((lists += 1)),
    });
    const { subscription } = useSubscriptionStore();
    return (
      <>
        <EmployerGuard />
        <p>{`${subscription?.planDetails.name ?? 'Free'}, list ${jobs.data ?? 0}`}</p>
      </>
    );
  });
}

function returnToTab() {
  act(() => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
}

it.each([
  ['another one', BASIC, 'Basic, list 2'],
  ['none', null, 'Free, list 2'],
  ['the same', IMPACT, 'Impact, list 1'],
])('asks on return to the tab for the plan, which is %s', async (_what, plan, shown) => {
  openWith(plan);
  expect(await screen.findByText('Impact, list 1')).toBeInTheDocument();
  returnToTab();
  expect(await screen.findByText(shown)).toBeInTheDocument();
});

it('reads the lists again after a change of plan on this page', async () => {
  openWith(BASIC);
  await screen.findByText('Impact, list 1');
  act(() => {
    useSubscriptionStore.setState({ subscription: BASIC });
  });
  expect(await screen.findByText('Basic, list 2')).toBeInTheDocument();
});
