import type { EmployerApplication } from '@nextshift/contract';
import { useState, useEffect, useEffectEvent } from 'react';
import { useFocusOnMore } from '../../../ui/hooks/use-focus-on-more.ts';
import { useMediaQuery } from '../../../ui/hooks/use-media-query.ts';
import type { DecisionQuestion } from './decisions/decision-dialogs.tsx';
import { canDecide, isOpen, isUndoable } from './decisions/application-rules.ts';
import { useApplicationsView, type ApplicationsView } from './list/applications-view.ts';
import { tellAccepted } from './decisions/tell-accepted.tsx';
import { useUndoAcceptance } from './decisions/undo-acceptance.ts';
import { useLetterKeys } from './keys/letter-keys.ts';
import { useReopenApplications } from './decisions/reopen-applications.ts';
import { useDeclineApplication } from './decisions/decline-application.ts';
import { useAddressOfChoice } from './list/use-address-of-choice.ts';
import { useApplicantFocus } from './applicant/use-applicant-focus.ts';
import { useApplicationKeys } from './keys/use-application-keys.ts';
import { useApplicationLists, useNextPageWhen } from './list/use-application-lists.ts';
import { useSelectedApplication } from './list/use-selected-application.ts';
import { toast } from '../../../ui/feedback/toast.ts';

/** From this width on the applicant is beside the list; Tailwind's `lg`. */
const ROOM_BESIDE = '(width >= 64rem)';
/** The next page is fetched this many applicants before the end of the loaded ones. */
const AHEAD = 16;

/**
 * The state of the applications' page: the list, the applicant chosen in it, the question that is asked about one, and what
 * each act leads to.
 */
export function useApplicationsBoard(employerId: string) {
  const { view, intendedView, show, showOver, isOver } = useApplicationsView();
  const { list, applications, isLoaded, isWhole, counts } = useApplicationLists(employerId, view);
  const isBeside = useMediaQuery(ROOM_BESIDE);
  const addressId = view.applicationId;
  const selection = useSelectedApplication(applications, {
    employerId,
    addressId,
    isBeside,
    isLoaded,
    isWhole,
  });
  const { selected } = selection;
  const focus = useApplicantFocus({ isBeside, isOpened: selection.isOpened });
  const more = useFocusOnMore(applications.length);
  const [asked, setAsked] = useState<DecisionQuestion | null>(null);
  const [contactOf, setContactOf] = useState<EmployerApplication | null>(null);
  const [lastAccepted, setLastAccepted] = useState<EmployerApplication | null>(null);
  const [undoesDecline, setUndoesDecline] = useState(false);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const hasLetters = useLetterKeys(({ isOn }) => isOn);
  const reopen = useReopenApplications(employerId);
  const { decline, undoLast } = useDeclineApplication(employerId);

  const at = applications.findIndex(({ id }) => id === selected?.id);
  useNextPageWhen(selection.isSought || at >= applications.length - AHEAD, list);
  useListOfNamed(selection.foundOutside, view, show);
  useNoticeOfMissing(selection.isMissing, selection.clear);
  const { chosenId } = selection;
  useAddressOfChoice({ chosenId, addressId, isBeside }, (applicationId) => {
    selection.recordWritten(applicationId);
    if (isBeside) show({ applicationId });
    else showOver(applicationId);
  });

  const changeView = (change: Partial<ApplicationsView>) => {
    selection.clear();
    show({ ...change, applicationId: null });
  };
  /** The next of the list that does not leave it too. */
  const nextWithout = (goes: (application: EmployerApplication) => boolean) =>
    applications.slice(at + 1).find((other) => !goes(other)) ??
    applications.slice(0, Math.max(at, 0)).findLast((other) => !goes(other)) ??
    null;
  const leave = (application: EmployerApplication) => {
    selection.moveTo(nextWithout(({ id }) => id === application.id));
    focus.expectMove();
  };
  const undo = useUndoAcceptance(employerId, (undone) => {
    setLastAccepted(null);
    if (selected?.id !== undone.id) return;
    // The pressed button goes.
    focus.moveToPanel();
    if (intendedView().state !== 'closed' || !isOpen(undone)) return;
    // It leaves for the other list: go along.
    selection.keep(undone);
    show({ state: 'open', applicationId: undone.id });
  });
  const proceedAfter = (accepted: EmployerApplication) => {
    setLastAccepted(accepted);
    setUndoesDecline(false);
    const isClosed = accepted.job.status === 'Closed';
    const next = nextWithout(({ id, job }) =>
      isClosed ? job.id === accepted.job.id : id === accepted.id,
    );
    const showContact = () => {
      setContactOf(accepted);
    };
    tellAccepted(accepted, {
      onUndo: () => {
        undo.mutate(accepted);
      },
      onContact: next ? showContact : undefined,
    });
    if (next || isBeside) focus.expectMove();
    if (next) {
      selection.moveTo(next);
    } else {
      // Nobody is left to decide about: show the accepted applicant's contact.
      selection.keep(accepted);
      show({ state: 'closed', applicationId: accepted.id });
    }
  };
  const ask = (decision: DecisionQuestion['decision'], application: EmployerApplication | null) => {
    if (!application || !canDecide(decision, application)) return;
    focus.forgetMove();
    setAsked({ decision, application });
  };
  const declineNow = (application: EmployerApplication | null) => {
    if (!application || !canDecide('decline', application)) return;
    focus.followMove(() => {
      leave(application);
    });
    setUndoesDecline(true);
    decline(application);
  };
  const step = (by: 1 | -1) => {
    const next = applications[at + by];
    if (next) focus.followMove(() => selection.moveTo(next));
    else if (selected) focus.followMove(() => undefined);
  };
  useApplicationKeys(
    {
      next: () => {
        step(1);
      },
      previous: () => {
        step(-1);
      },
      accept: () => {
        ask('accept', selected);
      },
      decline: () => {
        declineNow(selected);
      },
      undo: () => {
        if (undoesDecline && undoLast()) return;
        // Accepting moves on to the next applicant.
        const undoable = [selected, lastAccepted].find((one) => one && isUndoable(one, new Date()));
        if (undoable && !undo.isPending) undo.mutate(undoable);
      },
      help: () => {
        setIsHelpOpen(true);
      },
    },
    { hasLetters, isInside: focus.isInside },
  );

  return {
    /** Of the shown applicant in the list, counted from 1; 0 for one that is not in it. */
    position: at + 1,
    /** Moves on by the pager, which keeps the focus. */
    page: (by: 1 | -1) => {
      const next = applications[at + by];
      if (next) selection.moveTo(next);
    },
    view,
    changeView,
    list,
    applications,
    counts,
    more,
    isBeside,
    selection,
    /** Whether the applicant's page has an entry of its own in the history. */
    hasOwnEntry: addressId === null || isOver,
    focus,
    asked,
    ask,
    decline: declineNow,
    stopAsking: () => {
      setAsked(null);
    },
    leave,
    proceedAfter,
    undo,
    reopen: (declined: EmployerApplication) => {
      focus.followMove(() => {
        leave(declined);
      });
      reopen.mutate([{ application: declined, to: 'Active' }]);
    },
    contactOf,
    setContactOf,
    hasLetters,
    isHelpOpen,
    setIsHelpOpen,
  };
}

/** Changes to the list that has the application which the address names, if the shown one cannot have it. */
function useListOfNamed(
  foundOutside: EmployerApplication | null,
  { state }: Pick<ApplicationsView, 'state'>,
  show: (change: Pick<ApplicationsView, 'state'>) => void,
): void {
  const isOpenOne = foundOutside !== null && isOpen(foundOutside);
  const isElsewhere = foundOutside !== null && isOpenOne === (state === 'closed');
  const change = useEffectEvent(() => {
    show({ state: isOpenOne ? 'open' : 'closed' });
  });
  useEffect(() => {
    if (isElsewhere) change();
  }, [isElsewhere]);
}

/** Says that there is no application that the address names, and clears it from the address. */
function useNoticeOfMissing(isMissing: boolean, clear: () => void): void {
  const tell = useEffectEvent(() => {
    toast.info('This application is gone', {
      description: 'It was deleted, or it belongs to another company.',
    });
    clear();
  });
  useEffect(() => {
    if (isMissing) tell();
  }, [isMissing]);
}
