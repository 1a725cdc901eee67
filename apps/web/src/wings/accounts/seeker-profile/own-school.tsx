import { useQuery } from '@tanstack/react-query';
import { GraduationCap } from 'lucide-react';
import { SchoolLine } from '../../../entities/school/school-line.tsx';
import { schoolQuery } from '../../../entities/school/school-query.ts';
import { Button } from '../../../ui/buttons/button.tsx';

export interface OwnSchoolProps {
  userId: string;
  /** Opens the settings of the school. */
  onChange: () => void;
}

/** The seeker's school as employers see it, or the way to show one; nothing until it is known which. */
export function OwnSchool({ userId, onChange }: OwnSchoolProps) {
  const { data } = useQuery(schoolQuery(userId));
  // As high while it loads: what follows stays where it is.
  return (
    <div className="mt-1.5 min-h-11 text-ink-soft">
      {data?.school && data.shown ? <SchoolLine school={data.school} /> : null}
      {data && !(data.school && data.shown) ? (
        <Button variant="ghost" size="small" className="-ml-3.5" onClick={onChange}>
          <GraduationCap aria-hidden="true" />
          {data.school ? 'Show your school to employers' : 'Add your school'}
        </Button>
      ) : null}
    </div>
  );
}
