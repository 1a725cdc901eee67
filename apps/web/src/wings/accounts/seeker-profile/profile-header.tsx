import { replacePicture, type UserProfile } from '@nextshift/contract';
import { Camera, Eye, MapPin, Settings } from 'lucide-react';
import { useState } from 'react';
import { PictureDialog } from '../../../platform/forms/picture-dialog.tsx';
import { uploadPicture } from '../../../platform/forms/upload-picture.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Cover } from '../../../ui/display/cover.tsx';
import { OwnSchool } from './own-school.tsx';
import { PICTURE_BUTTON_ID } from './profile-steps.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';

export interface ProfileHeaderProps {
  userId: string;
  name: string;
  profile: UserProfile;
  onOpenSettings: (view?: 'school') => void;
}

/** Picture, name and place, and the settings button. */
export function ProfileHeader({ userId, name, profile, onOpenSettings }: ProfileHeaderProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const place = [profile.city, profile.state].filter((part) => part).join(', ');

  return (
    <Card padding="none" className="overflow-hidden">
      <Cover src={profile.profileImage} className="h-24 sm:h-28" />
      <IconButton
        variant="outline"
        label="Settings"
        icon={<Settings aria-hidden="true" />}
        className="absolute top-4 right-4 focus-on-fig"
        onClick={() => {
          onOpenSettings();
        }}
      />
      <div className="-mt-14 flex flex-col gap-x-5 gap-y-3 px-5 pb-6 sm:flex-row sm:px-7">
        <div className="relative w-fit shrink-0 self-start rounded-full bg-surface p-1">
          <Avatar size="huge" name={name} src={profile.profileImage} />
          <IconButton
            variant="solid"
            id={PICTURE_BUTTON_ID}
            label="Change profile picture"
            icon={<Camera aria-hidden="true" />}
            className="absolute -right-1 bottom-0 border-2 border-surface"
            onClick={() => {
              setIsChoosing(true);
            }}
          />
        </div>
        <div className="min-w-0 sm:pt-17">
          <h1 className="text-title font-extrabold wrap-anywhere">{name}</h1>
          {place ? (
            <p className="mt-1 flex items-center gap-2 text-ink-soft">
              <MapPin aria-hidden="true" className="size-4.5 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{place}</span>
            </p>
          ) : null}
          <OwnSchool
            userId={userId}
            onChange={() => {
              onOpenSettings('school');
            }}
          />
        </div>
        <Button variant="secondary" size="small" className="sm:ml-auto sm:self-end" asChild>
          <PageLink to={paths.profilePreview()}>
            <Eye aria-hidden="true" />
            See what employers see
          </PageLink>
        </Button>
      </div>
      <PictureDialog
        open={isChoosing}
        onClose={() => {
          setIsChoosing(false);
        }}
        current={profile.profileImage}
        clearsOnFailure
        upload={async (picture) => {
          await uploadPicture(replacePicture, userId, picture);
        }}
      />
    </Card>
  );
}
