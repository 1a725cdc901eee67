import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { noteRendered } from '../../ui/overlays/layer-history.ts';

/** Lets Back close what is open over the page, on every page. */
export function useLayerHistory(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    noteRendered(key, type === NavigationType.Replace);
  }, [key, type]);
}
