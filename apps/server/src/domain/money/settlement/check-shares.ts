import { type SettlementShares, wholeShare } from '@skillcert/core';
import { refuseFields } from '../../../platform/http/errors/refuse.js';

/** @throws a Refusal of the field `shares` where they do not total 100 % */
export const checkShares = ({ programme_bp, unit_bp, joint_bp }: SettlementShares): void => {
  if (programme_bp + unit_bp + joint_bp !== wholeShare) throw refuseFields({ shares: 'share_total' });
};
