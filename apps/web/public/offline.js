/*
 * The seeker's own shifts and saved jobs, on the page that shows without a connection. They come from what this
 * browser stores of the person who is signed in; see src/keep-offline.ts.
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
  /** What is stored of the person who is signed in; of others nothing. */
  const readOwn = (area) => {
    const kept = read(area);
    return session.kind === 'seeker' && kept.accountId === session.accountId ? kept : {};
  };

  /** Fills a section; `finish` changes the card of one item, and says whether it goes first. */
  const fill = (id, kept, items, finish = () => false) => {
    const section = document.getElementById(id);
    const list = section?.querySelector('ul');
    const template = section?.querySelector('template');
    for (const item of items) {
      const card = template.content.cloneNode(true);
      for (const part of card.querySelectorAll('[data-part]')) {
        const text = item[part.dataset.part];
        if (typeof text === 'string') part.textContent = text;
        else part.remove();
      }
      if (finish(card, item)) list.prepend(card);
      else list.append(card);
      section.querySelector('[data-as-of]').textContent = sayAsOf(kept.asOf);
      section.hidden = false;
    }
  };
  const sayAsOf = (asOf) => {
    if (typeof asOf !== 'string') return 'As this device last knew them.';
    const parts = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric' };
    const moment = new Intl.DateTimeFormat('en-US', { ...parts, minute: '2-digit' });
    return `As of ${moment.format(new Date(asOf))}`;
  };

  const ownShifts = readOwn('ownShifts');
  const now = new Date().toISOString();
  const shifts = Array.isArray(ownShifts.shifts) ? ownShifts.shifts : [];
  fill(
    'own-shifts',
    ownShifts,
    shifts.filter(({ endsAt }) => endsAt > now),
  );

  const savedJobs = readOwn('savedJobs');
  const savedIds = read('history').state?.savedJobIds;
  const jobs = Array.isArray(savedJobs.jobs) && Array.isArray(savedIds) ? savedJobs.jobs : [];
  fill(
    'saved-jobs',
    savedJobs,
    jobs.filter(({ id }) => savedIds.includes(id)),
    (card, job) => {
      const details = card.querySelector('details');
      if (typeof job.description !== 'string') details.remove();
      // The address that could not be reached may be this job's own.
      const isMeant = location.pathname === `/jobs/${job.id}`;
      details.open = isMeant;
      return isMeant;
    },
  );

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
