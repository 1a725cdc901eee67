import { clsx } from 'clsx';
import { Mark } from './mark.tsx';

export interface WordmarkProps {
  className?: string;
}

/**
 * Mark and name; the mark alone where letters are so large that both would not fit on a phone. The name
 * is made of outlines, so it looks right before any font arrives.
 */
export function Wordmark({ className }: WordmarkProps) {
  return (
    <span className={clsx('inline-flex items-center gap-2.5 align-top', className)}>
      <Mark className="size-8 shrink-0" />
      <span className="sr-only">NextShift</span>
      <svg
        viewBox="0 -19 1420 320"
        aria-hidden="true"
        className="h-[1.625rem] w-auto max-[16rem]:hidden"
      >
        <path
          fill="currentColor"
          d="M21 240v-198h62l85 133h4l-3-133h47v198h-57l-91-140h-3l3 140zM328 244q-19 0-35-5q-15-5-27-15q-10-11-16-26q-6-15-6-34q0-19 6-35q5-16 16-27q10-12 25-18q15-7 34-7q19 0 34 7q15 6 24 18q9 12 14 29q4 17 3 39l-124 1v-25l96-1l-17 12q2-15-2-25q-3-9-11-13q-8-5-16-5q-11 0-19 6q-8 6-12 16q-5 11-5 27q0 25 11 36q11 11 27 11q8 0 14-2q5-3 8-6q4-4 6-8q2-4 3-8l42 9q-2 11-8 20q-5 9-14 16q-9 6-21 10q-12 3-30 3zM406 240l52-79l-52-79h56l26 58h6l26-58h55l-52 79l53 79h-56l-26-59h-6l-26 59zM661 244q-28 0-41-15q-13-15-13-47v-63h-23l1-37h16q10 0 15-3q5-3 6-10l4-23h27v36h38v39h-38v58q0 11 5 15q5 5 15 5q6 0 11-1q5-1 8-3v44q-9 3-17 4q-8 1-14 1zM799 244q-19 0-35-3q-15-4-27-11q-11-8-18-19q-6-11-7-27l42-14q1 13 7 21q6 9 17 13q11 4 24 4q12 0 21-3q9-3 13-8q4-5 4-11q0-7-5-11q-6-4-16-7q-10-4-23-7q-15-3-30-7q-14-5-26-11q-11-7-18-18q-7-10-7-27q0-18 9-31q10-14 28-21q18-8 44-8q26 0 45 7q18 8 28 21q10 14 11 31l-44 13q0-9-2-16q-3-6-8-11q-6-4-13-6q-7-3-17-3q-12 0-19 3q-8 3-12 7q-4 4-4 10q0 7 6 12q6 5 17 8q10 3 23 6q13 3 27 7q14 4 26 10q12 7 19 18q7 11 7 29q0 18-9 32q-10 13-29 21q-20 7-49 7zM914 240v-101v-115h48v50q0 6-1 12q0 6-1 13q-1 7-2 14q-1 7-3 13h7q5-14 11-25q6-11 16-17q11-7 27-7q28 0 42 20q14 20 14 61v82h-49v-74q0-25-7-37q-7-12-22-12q-11 0-18 7q-7 7-11 18q-3 12-3 26v72zM1104 240v-158h48v158zM1128 59q-14 0-21-5q-7-6-7-17q0-11 7-17q7-6 21-6q14 0 22 6q7 6 7 17q0 11-7 17q-8 5-22 5zM1199 240v-98h-24v-35l43 2v-6q-11-2-18-8q-8-5-11-13q-3-7-3-16q0-13 6-23q7-9 20-14q13-5 29-5q15 0 27 3q12 4 19 9l-2 43q-8-5-17-8q-10-3-18-3q-8 0-14 4q-6 4-6 14q0 8 4 12q3 4 8 5q5 1 10 1h35v38h-41v98zM1373 244q-28 0-41-15q-13-15-13-47v-63h-23l1-37h16q10 0 15-3q5-3 6-10l4-23h27v36h38v39h-38v58q0 11 5 15q5 5 15 5q6 0 11-1q5-1 9-3v44q-10 3-18 4q-8 1-14 1z"
        />
      </svg>
    </span>
  );
}
