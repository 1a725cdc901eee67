import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { appealLinkQuery, useAppealByLink } from './appeal-by-link.ts';
import { MeasureShown } from './measure-shown.tsx';

export interface MailedAppealProps {
  token: string;
  /** The link has expired, or is invalid. */
  onInvalidLink: (message: string) => void;
}

/** What the link of a mail is about, and the appeal. Opening it changes nothing. */
export function MailedAppeal({ token, onInvalidLink }: MailedAppealProps) {
  const { data, error, isFetching, refetch } = useQuery(appealLinkQuery(token));
  const { mutateAsync } = useAppealByLink(token);
  const invalid =
    error instanceof ApiError && error.code === 'link_invalid' ? error.message : undefined;
  useEffect(() => {
    if (invalid !== undefined) onInvalidLink(invalid);
  }, [invalid, onInvalidLink]);
  if (data) {
    return (
      <>
        <h2 className="font-sans text-lg font-bold wrap-anywhere">{data.subjectName}</h2>
        <MeasureShown measure={data} send={mutateAsync} isFormOpen />
      </>
    );
  }
  return error && invalid === undefined ? (
    <LoadFailure
      title="The decision did not load"
      message={failureText(error, 'Something went wrong. Please try again.')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  ) : (
    <SkeletonGroup label="Loading the decision">
      <Skeleton className="h-40 rounded-control" />
    </SkeletonGroup>
  );
}
