import { type Report, reportSubject, listReports } from '@nextshift/contract';
import { serve } from './api-server.ts';
import { idOf } from './employer-world.ts';

/** A report as its reporter sees it; a test overrides what matters to it. */
export function sampleReport(parts: Partial<Report> = {}): Report {
  return {
    id: idOf(501),
    subjectType: 'job',
    subjectId: idOf(101),
    subjectName: 'Weekend Barista',
    reason: 'scam',
    status: 'open',
    createdAt: '2026-01-05T17:00:00.000Z',
    decidedAt: null,
    ...parts,
  };
}

/** Answers sent reports, the last answer again and again; records what was sent. */
export function answerReports(...answers: readonly (() => Response | Promise<Response>)[]) {
  const sent: unknown[] = [];
  serve(reportSubject, ({ body }) => {
    sent.push(body);
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    return answer ? answer() : { report: sampleReport() };
  });
  return sent;
}

export function serveReports(...reports: readonly Report[]): void {
  serve(listReports, () => ({ reports }));
}
