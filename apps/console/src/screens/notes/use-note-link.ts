import type { NoteRecord } from '@skillcert/api-client';
import { routeAccess } from '@skillcert/core';
import type { ComboboxOption } from '@skillcert/ui';
import { useRef } from 'react';
import { call } from '../../client/call.js';
import { routes } from '../../routes.js';
import { useProfile } from '../../state/use-profile.js';

type Link = NonNullable<NoteRecord['about']>;
type Candidate = NonNullable<Link['candidate']>;

const atOnce = 20;

/** The label of a candidate in a field. */
export const candidateLabel = ({ enrol_no, name }: Candidate): string => `${enrol_no} · ${name}`;

/** The subject of a note, chosen among the classes that the account sees, and the candidates of the chosen one. */
export const useNoteLink = (about: NoteRecord['about'], onChange: (about: NoteRecord['about']) => void) => {
  const profile = useProfile();
  /** The results so far, by id: a choice gives only the id. */
  const classes = useRef(new Map<string, Link>());
  const candidates = useRef(new Map<string, Candidate>());
  const { 'applicants-lists': list } = routes.byId;

  return {
    /** An account that does not see the candidates of the class is not asked for one. */
    seesCandidates: about !== null && routeAccess(list, profile, about) === 'open',
    findClasses: async (text: string): Promise<ComboboxOption[]> => {
      const search = text.trim();
      const asked = { limit: atOnce, ...(search && { search }) };
      const { items } = await call('class/fetchClassLists', asked, { quiet: true });
      return items.map(({ class_id, class_name, code }) => {
        classes.current.set(String(class_id), { class_id, class_name, candidate: null });
        return { value: String(class_id), label: class_name, hint: code };
      });
    },
    chooseClass: (id: string | null) => onChange(id === null ? null : (classes.current.get(id) ?? about)),
    findCandidates: async (text: string): Promise<ComboboxOption[]> => {
      if (about === null) return [];
      const search = text.trim();
      const asked = { class_id: about.class_id, limit: atOnce, ...(search && { search }) };
      const { items } = await call('enrolment/fetchEnrolmentLists', asked, { quiet: true });
      return items.map(({ enrolment_id, enrol_no, name }) => {
        const candidate = { enrolment_id, enrol_no, name };
        candidates.current.set(String(enrolment_id), candidate);
        return { value: String(enrolment_id), label: candidateLabel(candidate) };
      });
    },
    chooseCandidate: (id: string | null) => {
      if (about === null) return;
      const candidate = id === null ? null : (candidates.current.get(id) ?? about.candidate);
      onChange({ ...about, candidate });
    },
  };
};
