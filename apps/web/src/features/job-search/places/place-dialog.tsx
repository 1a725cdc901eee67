import type { Place } from '@nextshift/contract';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { criteriaQuery, type SearchCriteria } from '../criteria/search-criteria.ts';
import { findPlaceNearMe } from './find-place-near-me.ts';
import { PlaceCombobox } from './place-combobox.tsx';

export interface PlaceDialogProps {
  criteria: SearchCriteria;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Chooses a city, ZIP code or campus to search around, or where the device is. */
export function PlaceDialog({ criteria, isOpen, onOpenChange }: PlaceDialogProps) {
  const navigate = useNavigate();
  const [isLocating, setLocating] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const choose = ({ id, label, state }: Place) => {
    onOpenChange(false);
    const around = { ...criteria, near: id, searchLocation: `${label}, ${state}` };
    void navigate(paths.jobs(criteriaQuery(around)));
  };
  const locate = async () => {
    setLocating(true);
    setFailure(null);
    const found = await findPlaceNearMe();
    setLocating(false);
    if ('failure' in found) setFailure(found.failure);
    else choose(found.place);
  };

  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange} title="Where would you like to work?">
      <PlaceCombobox onChoose={choose} />
      <Button
        variant="secondary"
        className="my-4"
        pending={isLocating}
        pendingLabel="Finding you..."
        onClick={() => void locate()}
      >
        <LocateFixed aria-hidden="true" />
        Near me
      </Button>
      <FormError>{failure}</FormError>
      <p className="mt-2 text-sm text-ink-soft">
        Where you are is asked only when you press, and not kept. Places: GeoNames (CC BY 4.0), U.S.
        Census Bureau, NCES.
      </p>
    </Dialog>
  );
}
