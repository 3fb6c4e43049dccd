import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultProgramme } from '../programme/default-programme.js';
import { defaultAdmission } from './default-admission.js';
import {
  type CandidateFacts,
  documentsOf,
  documentsWanted,
  evaluateConditions,
  type SentDocument,
} from './evaluate-conditions.js';

const today = '2026-11-22';
const facts: CandidateFacts = {
  birth: '1990-03-08',
  education: 'bachelor',
  work_years: 3,
  certificate: null,
};
const sent = (...kinds: string[]): SentDocument[] => kinds.map((kind) => ({ kind }));
const whole = sent('id_front', 'id_back', 'education_certificate', 'work_proof');

const evaluated = (level: string, own: CandidateFacts = facts, documents = whole, day = today) =>
  evaluateConditions(defaultAdmission, { level, facts: own, documents, today: day });
const best = (...args: Parameters<typeof evaluated>) => evaluated(...args).sets[0];
const conditionOf = (name: string, ...args: Parameters<typeof evaluated>) =>
  best(...args)?.conditions.find(({ condition }) => condition === name);

describe('evaluateConditions', () => {
  it('finds the way that is met, and the proof of each of its conditions', () => {
    const { mark, sets } = evaluated('3');
    expect(mark).toBe('met');
    expect(sets[0]?.set.id).toBe('2024-3-education');
    expect(sets[0]?.conditions).toEqual([
      { condition: 'identity', mark: 'met', reason: 'proven', by: ['id_front', 'id_back'], lacks: [] },
      { condition: 'education', mark: 'met', reason: 'proven', by: ['education_certificate'], lacks: [] },
      { condition: 'work', mark: 'met', reason: 'proven', by: ['work_proof'], lacks: [] },
    ]);
    expect(sets.slice(1).map((each) => each.mark)).toEqual(['unmet', 'unmet']);
  });

  it('is unclear about facts that are not proven, not declared, or were returned', () => {
    expect(
      conditionOf('work', '3', facts, sent('id_front', 'id_back', 'education_certificate')),
    ).toMatchObject({
      mark: 'unclear',
      reason: 'unproven',
      lacks: ['work_proof'],
    });
    expect(conditionOf('work', '3', { ...facts, work_years: undefined })).toMatchObject({
      mark: 'unclear',
      reason: 'not_declared',
    });
    const returned = whole.map((each) =>
      each.kind === 'work_proof' ? { ...each, verdict: 'returned' as const } : each,
    );
    expect(conditionOf('work', '3', facts, returned)).toMatchObject({
      mark: 'unclear',
      reason: 'returned',
      by: ['work_proof'],
      lacks: ['work_proof'],
    });
  });

  it('trusts a desk that entered the candidate, except for insufficient and returned facts', () => {
    const entered = (own: CandidateFacts, documents: SentDocument[] = []) =>
      evaluateConditions(defaultAdmission, { level: '3', facts: own, documents, today, entered: true });
    const { mark, sets } = entered(facts);
    expect(mark).toBe('met');
    expect(sets[0]?.conditions.map(({ reason }) => reason)).toEqual(['entered', 'entered', 'entered']);
    expect(entered({ ...facts, work_years: 0, education: 'secondary' }).mark).toBe('unmet');
    expect(entered({ ...facts, work_years: undefined }).mark).toBe('unclear');
    expect(entered(facts, [{ kind: 'work_proof', verdict: 'returned' }]).mark).toBe('unclear');
    expect(entered(facts, whole).sets[0]?.conditions[0]?.reason).toBe('proven');
  });

  it('takes a document that was sent again after it was returned', () => {
    const again: SentDocument[] = [...whole, { kind: 'work_proof', verdict: 'returned' }];
    expect(evaluated('3', facts, again).mark).toBe('met');
  });

  it('marks an insufficient fact as unmet even if documents were sent for it', () => {
    expect(conditionOf('work', '3', { ...facts, work_years: 1 })).toMatchObject({
      mark: 'unmet',
      reason: 'not_enough',
      by: ['work_proof'],
    });
    expect(evaluated('3', { ...facts, work_years: 1 }).mark).toBe('unmet');
  });

  it.each([
    ['2021-11-22', 'met'],
    ['2021-11-23', 'unmet'],
  ])('counts the years since a certificate of %s: %s', (issued_on, mark) => {
    const held = { ...facts, work_years: 8, certificate: { level: '3', issued_on } };
    const documents = sent('id_front', 'id_back', 'work_proof', 'earlier_certificate');
    expect(evaluated('2', held, documents).mark).toBe(mark);
  });

  it('asks for a certificate of the right level', () => {
    const held = { ...facts, work_years: 20, certificate: { level: '5', issued_on: '2010-01-01' } };
    expect(conditionOf('certificate', '2', held)).toMatchObject({ mark: 'unmet' });
  });

  it('evaluates by the edition of the day', () => {
    const newcomer = { ...facts, work_years: 0 };
    expect(evaluated('5', newcomer, whole, '2024-04-01').mark).toBe('met');
    expect(evaluated('5', newcomer, whole, '2024-03-31').mark).toBe('unmet');
  });

  it('asks a level without conditions for the identity alone', () => {
    const { mark, sets } = evaluated('no-such-level', {}, sent('id_front', 'id_back'));
    expect(mark).toBe('met');
    expect(sets).toHaveLength(1);
  });

  it('names the missing documents, and all requirements of a way', () => {
    const admission = evaluated('3', facts, sent('id_back'));
    expect(documentsWanted(defaultAdmission, admission)).toEqual([
      'id_front',
      'education_certificate',
      'work_proof',
    ]);
    const [way] = admission.sets;
    expect(way && documentsOf(defaultAdmission, way)).toEqual([
      'id_front',
      'id_back',
      'education_certificate',
      'work_proof',
    ]);
  });
});

describe('for any declaration and any documents', () => {
  const levels = defaultProgramme.levels.map(({ id }) => id);
  const kinds = defaultAdmission.document_kinds.map(({ id }) => id);
  const day = fc
    .date({ min: new Date('2018-01-01T00:00Z'), max: new Date('2026-11-22T00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const someFacts: fc.Arbitrary<CandidateFacts> = fc.record(
    {
      birth: day,
      education: fc.constantFrom(...defaultAdmission.educations),
      work_years: fc.nat({ max: 45 }),
      certificate: fc.option(fc.record({ level: fc.constantFrom(...levels), issued_on: day })),
    },
    { requiredKeys: [] },
  );
  const documents: fc.Arbitrary<SentDocument[]> = fc.array(
    fc.record({ kind: fc.constantFrom(...kinds), verdict: fc.constantFrom('accepted', 'returned', null) }),
    { maxLength: 8 },
  );
  const asked = fc.record({
    level: fc.constantFrom(...levels),
    facts: someFacts,
    documents,
    today: day,
  });
  const ranks = ['met', 'unclear', 'unmet'];
  const rank = (mark: string) => ranks.indexOf(mark);

  it('a way is as good as its worst condition, and the whole as its best way', () => {
    fc.assert(
      fc.property(asked, (each) => {
        const { mark, sets } = evaluateConditions(defaultAdmission, each);
        for (const set of sets) {
          expect(rank(set.mark)).toBe(Math.max(...set.conditions.map((condition) => rank(condition.mark))));
        }
        expect(rank(mark)).toBe(Math.min(...sets.map((set) => rank(set.mark))));
      }),
    );
  });

  it('green means that every kind of proof is there and stands', () => {
    fc.assert(
      fc.property(asked, (each) => {
        const admission = evaluateConditions(defaultAdmission, each);
        const [way] = admission.sets;
        if (admission.mark !== 'met' || !way) return;
        const standing = each.documents
          .filter(({ verdict }) => verdict !== 'returned')
          .map(({ kind }) => kind);
        expect(standing).toEqual(expect.arrayContaining([...documentsOf(defaultAdmission, way)]));
        expect(documentsWanted(defaultAdmission, admission)).toEqual([]);
      }),
    );
  });

  it('one more document or one more year never makes it worse', () => {
    fc.assert(
      fc.property(asked, fc.constantFrom(...kinds), (each, kind) => {
        const before = evaluateConditions(defaultAdmission, each).mark;
        const { work_years } = each.facts;
        const after = evaluateConditions(defaultAdmission, {
          ...each,
          documents: [...each.documents, { kind }],
          facts: { ...each.facts, ...(work_years !== undefined && { work_years: work_years + 1 }) },
        }).mark;
        expect(rank(after)).toBeLessThanOrEqual(rank(before));
      }),
    );
  });

  it('sending the missing documents makes every condition green that is not unmet or undeclared', () => {
    fc.assert(
      fc.property(asked, (each) => {
        const admission = evaluateConditions(defaultAdmission, each);
        const wanted = documentsWanted(defaultAdmission, admission).map((kind) => ({ kind }));
        const again = evaluateConditions(defaultAdmission, {
          ...each,
          documents: [...each.documents, ...wanted],
        });
        const reasons = admission.sets[0]?.conditions.map(({ reason }) => reason) ?? [];
        const beyond = reasons.includes('not_declared') || reasons.includes('not_enough');
        if (!beyond) expect(again.mark).toBe('met');
      }),
    );
  });
});
