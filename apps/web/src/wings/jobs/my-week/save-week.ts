import { type Availability, readTimetable, updateAvailability } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { availabilityQuery } from '../../../entities/availability/availability-query.ts';
import { ownWeekQuery } from '../../../entities/availability/own-week-query.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';

/** Saves when a seeker can work; the form shows its failure. */
export function useSaveWeek(accountId: string) {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (body: Availability) =>
      (await browserApi.call(updateAvailability, { body, keepsSession: true })).body,
    onSuccess: (week, _body, _before, { client }) => {
      client.setQueryData(availabilityQuery(accountId).queryKey, week);
      void client.invalidateQueries({ queryKey: ownWeekQuery(accountId).queryKey });
    },
  });
}

/** Reads the busy times of a class timetable, and what of it was not read; nothing of it is stored. */
export function useReadTimetable() {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (file: File) =>
      (await browserApi.call(readTimetable, { files: { file }, keepsSession: true })).body,
  });
}
