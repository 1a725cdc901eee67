/*
 * The jobs that the seeker saved, on the page that shows without a connection. They come from what this
 * browser stores of the person who is signed in; see src/entities/job/keep-saved-jobs.ts.
 */
(() => {
  const read = (area) => {
    try {
      return JSON.parse(localStorage.getItem(area) ?? 'null') ?? {};
    } catch {
      return {};
    }
  };
  const session = read('root').state ?? {};
  const kept = read('savedJobs');
  const saved = read('history').state?.savedJobIds;
  const isOwn = session.kind === 'seeker' && kept.accountId === session.accountId;
  const jobs = isOwn && Array.isArray(kept.jobs) && Array.isArray(saved) ? kept.jobs : [];

  const section = document.getElementById('saved-jobs');
  const list = section?.querySelector('ul');
  const template = section?.querySelector('template');
  for (const job of jobs.filter(({ id }) => saved.includes(id))) {
    const card = template.content.cloneNode(true);
    for (const part of card.querySelectorAll('[data-part]')) {
      const text = job[part.dataset.part];
      if (typeof text === 'string') part.textContent = text;
      else part.remove();
    }
    const details = card.querySelector('details');
    if (typeof job.description !== 'string') details.remove();
    // The address that could not be reached may be this job's own.
    const isMeant = location.pathname === `/jobs/${job.id}`;
    details.open = isMeant;
    if (isMeant) list.prepend(card);
    else list.append(card);
    section.hidden = false;
  }

  // Anyone who is on the way to another page is not held back by this one.
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  addEventListener('pageshow', () => {
    isLeaving = false;
  });

  /*
   * A device says that it is online before its network carries anything, and the server may be what is
   * missing. So the page asks for a small file until it comes, and loads again then.
   */
  const FIRST_WAIT_MS = 1_000;
  const LONGEST_WAIT_MS = 30_000;
  let nextTry;

  const isReachable = async () => {
    try {
      await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' });
      return true;
    } catch {
      return false;
    }
  };
  const tryAgain = (wait) => {
    clearTimeout(nextTry);
    nextTry = setTimeout(async () => {
      const isBack = navigator.onLine && (await isReachable());
      if (isBack && !isLeaving) location.reload();
      else tryAgain(Math.min(2 * wait, LONGEST_WAIT_MS));
    }, wait);
  };
  // At its own address there is no other page to load.
  if (location.pathname !== '/offline') {
    tryAgain(FIRST_WAIT_MS);
    addEventListener('online', () => tryAgain(FIRST_WAIT_MS));
  }
})();
