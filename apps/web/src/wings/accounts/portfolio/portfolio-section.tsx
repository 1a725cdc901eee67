import { PORTFOLIO_VIDEOS_MAX } from '@nextshift/contract';
import { Upload } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { DeleteVideoDialog } from './delete-video-dialog.tsx';
import { type NumberedVideo, PlayerDialog } from './player-dialog.tsx';
import { usePortfolio, type Portfolio } from './portfolio-query.ts';
import { UploadVideoDialog } from './upload-video-dialog.tsx';
import { VideoThumbnail } from './video-thumbnail.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';

export interface PortfolioSectionProps {
  userId: string;
  /** How many videos there were when the profile was last read. */
  expected: number;
  /** The followers of the connected accounts. */
  social: ReactNode;
}

/** Portfolio videos and social reach on the profile page (spec section 2.4). */
export function PortfolioSection({ userId, expected, social }: PortfolioSectionProps) {
  const id = useId();
  const portfolio = usePortfolio(userId);
  const [isUploading, setIsUploading] = useState(false);
  const section = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<NumberedVideo | null>(null);
  const [opened, setOpened] = useState<NumberedVideo | null>(null);
  const hasRoom = !portfolio.isPending && portfolio.videos.length < PORTFOLIO_VIDEOS_MAX;

  /** The delete button of that card, else of the last one, else the upload button. */
  const focusAt = (number: number) => {
    const buttons = section.current?.querySelectorAll<HTMLElement>('li [data-delete]') ?? [];
    const button = buttons[Math.min(number, buttons.length) - 1];
    return button ?? section.current?.querySelector('button') ?? null;
  };

  return (
    <Card asChild>
      <section ref={section} aria-labelledby={id}>
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={id} className="text-heading font-bold">
            Portfolio
          </h2>
          {hasRoom ? (
            <Button
              onClick={() => {
                setIsUploading(true);
              }}
            >
              <Upload aria-hidden="true" />
              Upload Video
            </Button>
          ) : null}
        </div>
        <div className="mt-4">{social}</div>
        <div className="mt-5">
          <Videos
            portfolio={portfolio}
            expected={expected}
            onOpen={setOpened}
            onDelete={setAsked}
          />
        </div>
        <UploadVideoDialog
          userId={userId}
          open={isUploading}
          onClose={() => {
            setIsUploading(false);
          }}
        />
        <PlayerDialog
          opened={opened}
          onClose={() => {
            setOpened(null);
          }}
        />
        <DeleteVideoDialog
          userId={userId}
          asked={asked}
          focusAt={focusAt}
          onClose={() => {
            setAsked(null);
          }}
        />
      </section>
    </Card>
  );
}

/** Two beside each other, on phones and in the column of wide screens; four between. */
const GRID = 'grid max-w-150 grid-cols-2 gap-3 sm:max-lg:grid-cols-4';

interface VideosProps {
  portfolio: Portfolio;
  expected: number;
  onOpen: (opened: NumberedVideo) => void;
  onDelete: (asked: NumberedVideo) => void;
}

function Videos({ portfolio, expected, onOpen, onDelete }: VideosProps) {
  const { videos, isPending, error, isFetching, refetch } = portfolio;
  if (isPending) return <PortfolioSkeleton videos={expected} />;
  if (error) {
    return (
      <LoadFailure
        headingLevel="h3"
        title="Your videos did not load"
        message={failureText(error, 'Something went wrong. Please try again.')}
        retrying={isFetching}
        onRetry={refetch}
      />
    );
  }
  if (videos.length === 0) {
    return (
      <EmptyState drawing="video" headingLevel="h3" title="No portfolio videos uploaded">
        Upload up to 4 videos to showcase your work
      </EmptyState>
    );
  }
  return (
    <ul aria-label="Portfolio videos" className={GRID}>
      {videos.map((video, index) => (
        <li key={video.url}>
          <VideoThumbnail
            video={video}
            number={index + 1}
            onOpen={() => {
              onOpen({ video, number: index + 1 });
            }}
            onDelete={() => {
              onDelete({ video, number: index + 1 });
            }}
          />
        </li>
      ))}
    </ul>
  );
}

/** As many cards as expected videos; the height of the empty state if none are expected. */
function PortfolioSkeleton({ videos }: { videos: number }) {
  return (
    <SkeletonGroup label="Loading your videos" className={GRID}>
      {videos === 0 ? (
        <Skeleton className="col-span-full h-67 rounded-card" />
      ) : (
        Array.from({ length: videos }, (_, video) => (
          <Skeleton key={video} className="h-60 rounded-card" />
        ))
      )}
    </SkeletonGroup>
  );
}
