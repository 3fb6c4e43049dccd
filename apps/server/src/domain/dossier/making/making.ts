import type { DossierGap } from '@skillcert/core';
import type { Says } from '../../../platform/documents/export-rows.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import type { PlannedFile, Row } from '../../../platform/store/database.js';

/** The dossier whose turn it is. */
export type OpenDossier = Pick<
  Row<'class_dossier'>,
  | 'class_id'
  | 'dossier_id'
  | 'asked_by'
  | 'purpose'
  | 'language'
  | 'seq'
  | 'plan'
  | 'made'
  | 'undrawn'
  | 'missing'
>;

/** The context in which a file of a dossier is made. */
export interface Making {
  readonly services: Services;
  readonly dossier: OpenDossier;
  /** The reader of the lists. */
  readonly caller: StaffSession;
  readonly says: Says;
}

/** A file that was made, unless there is nothing to draw; and the facts found on the way. */
export interface MadeFile {
  readonly bytes: Uint8Array | undefined;
  /** Candidates whose part shows the number of a character. */
  readonly undrawn?: readonly string[];
  readonly missing?: readonly DossierGap[];
}

/** Makes one kind of file. */
export type Make = (making: Making, file: PlannedFile) => Promise<MadeFile>;
