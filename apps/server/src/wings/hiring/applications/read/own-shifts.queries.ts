import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DB } from '../../../../platform/database/database-schema.ts';

/** The shifts that an applicant can work, with the place that an accepted one has in each. */
export function ownShifts(select: ExpressionBuilder<DB, 'applications'>) {
  return jsonArrayFrom(
    select
      .selectFrom('application_shifts')
      .select(['application_shifts.shift_id', 'application_shifts.place'])
      .whereRef('application_shifts.application_id', '=', 'applications.id')
      .where((row) =>
        row.or([
          row('application_shifts.can_work', '=', true),
          row('application_shifts.place', 'is not', null),
        ]),
      ),
  ).as('own_shifts');
}
