import type { FieldProblem } from '@skillcert/api-client';
import { defaultAdmission, documentsOf, evaluateConditions, type SentDocument } from '@skillcert/core';
import type { StoredFile } from '@skillcert/ui';
import { useState } from 'react';
import {
  askedFor,
  checkDeclared,
  type Declared,
  type DeclaredField,
  declaredToWire,
  emptyDeclared,
  factsOf,
} from './declared.js';
import { programmeToday } from './today.js';
import { useDocumentUpload } from './use-document-upload.js';

/** The declared facts, and the uploads by kind. */
export interface EnteredMaterials {
  readonly declared: Declared;
  readonly files: Readonly<Record<string, readonly StoredFile[]>>;
}

interface Applying {
  readonly class_id: number;
  readonly level: string;
  readonly birth: string;
  readonly education: string;
  /** The declared facts and uploads that are not sent yet. */
  readonly begun?: EnteredMaterials | undefined;
  /** The declared facts and documents of an earlier round. */
  readonly before?: { readonly declared: Declared; readonly documents: readonly SentDocument[] };
  readonly onUnproven: () => void;
}

type Errors = Partial<Record<DeclaredField | 'documents' | 'conditions', FieldProblem>>;

const nothing: EnteredMaterials = {
  declared: emptyDeclared,
  files: {},
};

type Candidate = Pick<Applying, 'level' | 'birth' | 'education' | 'before'>;

/** The best way to the level by what is declared and sent, and the documents that it asks for. */
const findWay = (
  { declared, files }: EnteredMaterials,
  { level, before, ...person }: Candidate,
  today: string,
) => {
  const sent = Object.entries(files).flatMap(([kind, stored]) => stored.map(() => ({ kind })));
  const facts = factsOf(declared, person);
  const documents = [...(before?.documents ?? []), ...sent];
  const evaluated = evaluateConditions(defaultAdmission, { level, facts, documents, today });
  const [best] = evaluated.sets;
  const isDeclared = best?.conditions.every(({ reason }) => reason !== 'not_declared') ?? false;
  const leads = isDeclared && evaluated.mark !== 'unmet';
  const kinds = best && leads ? documentsOf(defaultAdmission, best) : defaultAdmission.proofs.identity;
  return { evaluated, best, isDeclared, leads, kinds };
};

/** The gaps of the best way, as problems of the fields; `wrong`: those of the declaration itself. */
const gapsOf = ({ evaluated, best, leads }: ReturnType<typeof findWay>, wrong: Errors): Errors => {
  const lacks = best?.conditions.some((condition) => condition.lacks.length > 0) ?? false;
  const isWhole = Object.keys(wrong).length === 0;
  return {
    ...wrong,
    ...(isWhole && evaluated.mark === 'unmet' && { conditions: 'conditions_unmet' }),
    ...(isWhole && leads && lacks && { documents: 'document_required' }),
  };
};

const documentsToWire = (kinds: readonly string[], files: EnteredMaterials['files']) =>
  kinds.flatMap((kind) => (files[kind] ?? []).map(({ id }) => ({ kind, file_id: Number(id) })));

/** The conditions of a level: the declared facts, the documents by kind, and the result, evaluated during the input. */
export const useMaterials = ({ class_id, begun, onUnproven, ...applying }: Applying) => {
  const { level, before } = applying;
  const [materials, setMaterials] = useState<EnteredMaterials>(
    () => begun ?? { ...nothing, ...(before && { declared: before.declared }) },
  );
  const { declared, files } = materials;
  const [errors, setErrors] = useState<Errors>({});
  const [pending, setPending] = useState<Readonly<Record<string, number>>>({});
  const { upload, remove, uploadAgain } = useDocumentUpload(class_id, onUnproven);

  const today = programmeToday();
  const asked = askedFor(level, today);
  const way = findWay(materials, applying, today);
  const { evaluated, isDeclared, kinds } = way;

  const check = (): boolean => {
    const found = gapsOf(way, checkDeclared(declared, asked, today));
    setErrors(found);
    return Object.keys(found).length === 0;
  };

  const put = (kind: string, stored: readonly StoredFile[]) => {
    setMaterials((last) => ({ ...last, files: { ...last.files, [kind]: stored } }));
    setErrors(({ documents: _, ...rest }) => rest);
  };

  return {
    declared,
    files,
    asked,
    level,
    today,
    evaluated,
    /** Whether everything that the best way asks for is declared. */
    isDeclared,
    kinds,
    errors,
    uploading: Object.values(pending).some((count) => count > 0),
    filesOf: (kind: string) => files[kind] ?? [],
    change: (field: DeclaredField, text: string) => {
      setMaterials((last) => ({ ...last, declared: { ...last.declared, [field]: text } }));
      setErrors(({ [field]: _, conditions: __, ...rest }) => rest);
    },
    put,
    upload,
    remove,
    setPending: (kind: string, count: number) => setPending((last) => ({ ...last, [kind]: count })),
    check,
    refuse: setErrors,
    /** Documents belong to the phone they were sent with; another phone sends them anew. */
    sendAnew: async () => {
      for (const [kind, stored] of Object.entries(files)) put(kind, await uploadAgain(kind, stored));
    },
    wire: () => ({
      ...declaredToWire(declared, asked),
      documents: documentsToWire(kinds, files),
    }),
    clear: () => setMaterials(nothing),
  };
};

/** The props of the step. */
export type Materials = ReturnType<typeof useMaterials>;
