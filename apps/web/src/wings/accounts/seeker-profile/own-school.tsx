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
  if (!data) return <div className="h-11" />;
  if (data.school && data.shown) {
    return (
      <div className="mt-1.5 text-ink-soft">
        <SchoolLine school={data.school} />
      </div>
    );
  }
  return (
    <Button variant="ghost" size="small" className="mt-1 -ml-3.5" onClick={onChange}>
      <GraduationCap aria-hidden="true" />
      {data.school ? 'Show your school to employers' : 'Add your school'}
    </Button>
  );
}
