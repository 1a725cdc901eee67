import {
  addPicture as addPictureEndpoint,
  completeProfile as completeEndpoint,
  getProfile as getEndpoint,
  getProfileDraft as getDraftEndpoint,
  getSettings as getSettingsEndpoint,
  introduceSeeker as introduceEndpoint,
  listSocialAccounts as listAccountsEndpoint,
  previewProfile as previewEndpoint,
  replacePicture as replacePictureEndpoint,
  saveProfileDraft as saveDraftEndpoint,
  saveSocialAccounts as saveAccountsEndpoint,
  updateProfile as updateEndpoint,
  updateSettings as updateSettingsEndpoint,
} from '@nextshift/contract';
import { created, noContent, ok } from '../../../platform/http/responses.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { completeProfile } from './complete-profile.ts';
import { saveIntroduction } from './save-introduction.ts';
import { readProfileDraft, saveProfileDraft } from './profile-draft.ts';
import { saveSocialAccounts } from './save-social-accounts.ts';
import { findSettings, updateSettings } from './seeker-settings.queries.ts';
import { setPicture } from './set-picture.ts';
import { listSocialAccounts } from './social-accounts.queries.ts';
import { updateProfile } from './update-profile.ts';
import { previewProfile, viewProfile } from './view-profile.ts';

export function profileRoutes(bind: Bind, platform: Platform): void {
  const { database, clock } = platform;

  bind(completeEndpoint, async ({ session, body }) =>
    created({ profile: await completeProfile(platform, session.accountId, body) }),
  );

  for (const endpoint of [addPictureEndpoint, replacePictureEndpoint]) {
    bind(endpoint, async ({ session, files: { file } }) => {
      // A picture field with a text instead of a file is ignored.
      if (!file) throw new AppError('unsupported_type');
      return ok(await setPicture(platform, session.accountId, file.bytes));
    });
  }

  bind(getEndpoint, async ({ session, params }) =>
    ok(await viewProfile(platform, session, params.userId)),
  );

  bind(previewEndpoint, async ({ session }) =>
    ok(await previewProfile(platform, session.accountId)),
  );

  bind(updateEndpoint, async ({ session, body }) =>
    ok({ updatedProfile: await updateProfile(platform, session.accountId, body) }),
  );

  bind(introduceEndpoint, async ({ session, body }) =>
    ok({ updatedProfile: await saveIntroduction(platform, session.accountId, body) }),
  );

  bind(getDraftEndpoint, async ({ session }) =>
    ok(await readProfileDraft(platform, session.accountId)),
  );

  bind(saveDraftEndpoint, async ({ session, body }) => {
    await saveProfileDraft(platform, session.accountId, body);
    return noContent();
  });

  bind(listAccountsEndpoint, async ({ session }) =>
    ok({ accounts: await listSocialAccounts(database, session.accountId) }),
  );

  bind(saveAccountsEndpoint, async ({ session, body }) =>
    ok({ accounts: await saveSocialAccounts(platform, session.accountId, body) }),
  );

  bind(getSettingsEndpoint, async ({ session }) => {
    const settings = await findSettings(database, session.accountId);
    if (!settings) throw new AppError('not_signed_in');
    return ok(settings);
  });

  bind(updateSettingsEndpoint, async ({ session, body }) => {
    const settings = await updateSettings(database, session.accountId, body, clock());
    if (!settings) throw new AppError('not_signed_in');
    return ok(settings);
  });
}
