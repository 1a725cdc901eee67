import { Bookmark, Camera, Check, Clapperboard, Coffee, PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/display/badge.tsx';
import { SceneCard } from '../../../ui/display/scene-card.tsx';

/** Illustration: three shifts, one saved, one applied to, one won. */
export function ShiftScene() {
  return (
    <>
      <SceneCard
        className="-rotate-3 self-start"
        picture={<Tile icon={<Coffee />} />}
        title="Morning barista"
        detail="$16.50 / hour"
        badge={
          <Badge tone="brand" icon={<Bookmark />}>
            Saved
          </Badge>
        }
      />
      <SceneCard
        className="z-10 -mt-2 rotate-2 self-end [animation-delay:80ms]"
        picture={<Tile icon={<Camera />} />}
        title="Event photos"
        detail="$180 / day"
        badge={
          <Badge tone="info" icon={<Check />}>
            Applied
          </Badge>
        }
      />
      <SceneCard
        className="z-20 -mt-2 -rotate-1 self-start [animation-delay:160ms] xl:ml-10"
        picture={<Tile icon={<Clapperboard />} />}
        title="Video editor"
        detail="$250 once"
        badge={
          <Badge tone="success" icon={<PartyPopper />}>
            Accepted
          </Badge>
        }
      />
    </>
  );
}

function Tile({ icon }: { icon: ReactNode }) {
  return (
    <span className="flex size-12 shrink-0 items-center justify-center rounded-control bg-brand-soft text-brand [&_svg]:size-6">
      {icon}
    </span>
  );
}
