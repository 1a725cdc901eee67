import { Check, Sparkles } from 'lucide-react';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { SceneCard } from '../../../ui/display/scene-card.tsx';

/** Illustration: applicants, one of them just hired. */
export function ApplicantScene() {
  return (
    <>
      <SceneCard
        className="rotate-2 self-end"
        picture={<Avatar name="Maya Torres" decorative />}
        title="Maya Torres"
        detail="Nursing student"
        badge={
          <Badge tone="info" icon={<Sparkles />}>
            New
          </Badge>
        }
      />
      <SceneCard
        className="z-10 -mt-2 -rotate-2 self-start [animation-delay:80ms]"
        picture={<Avatar name="Leo Park" decorative />}
        title="Leo Park"
        detail="Free on weekends"
        badge={
          <Badge tone="info" icon={<Sparkles />}>
            New
          </Badge>
        }
      />
      <SceneCard
        className="z-20 -mt-2 rotate-1 self-end [animation-delay:160ms] xl:mr-10"
        picture={<Avatar name="Amara Cole" decorative />}
        title="Amara Cole"
        detail="Starts Monday"
        badge={
          <Badge tone="success" icon={<Check />}>
            Accepted
          </Badge>
        }
      />
    </>
  );
}
