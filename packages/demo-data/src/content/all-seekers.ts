import * as z from 'zod';
import seekers from '../../data/seekers.json' with { type: 'json' };
import { seekerContent, type SeekerContent } from './seeker-content.ts';

export const allSeekers: readonly SeekerContent[] = z.array(seekerContent).parse(seekers);
