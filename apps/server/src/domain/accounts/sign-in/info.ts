import { pickLanguage } from '@skillcert/core';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { findProfile } from './find-profile.js';

const toMoment = (date: Date | null) => date?.toISOString() ?? null;

/** The profile of the session, with the roles that hold for it now. */
export const info = handle('user/info', async ({ caller, services, request }) => {
  const profile = await findProfile(services, caller.user_id);
  if (!profile) throw new Refusal('session_unknown');
  const { unit, entry } = profile;
  const title = services.programme.entries.find(({ id }) => id === entry)?.title;
  return {
    user_id: caller.user_id,
    name: caller.name,
    avatar: profile.avatar,
    introduction: profile.introduction,
    roles: [...caller.roles],
    held_roles: [...caller.held_roles],
    editor_deadline: toMoment(profile.editor_deadline),
    recommend_deadline: toMoment(profile.recommend_deadline),
    expert_deadline: toMoment(profile.expert_deadline),
    expert_assign_limit: profile.expert_assign_limit,
    recommend_lists: unit ? [{ unit_id: unit.unit_id, com_name: unit.com_name }] : [],
    score_type: profile.score_type,
    organization_category: unit?.organization_category ?? '',
    com_type_category: unit?.com_type_category ?? '',
    recommend_user_id: profile.recommend_user_id,
    recommend_info: unit,
    entry: { id: entry, title: title?.[pickLanguage(request.language, [])] ?? title?.en ?? '' },
    show_recommend: profile.show_recommend,
    must_change_password: caller.must_change_password,
    must_enrol_factor: caller.must_enrol_factor,
    permission_classes: {
      organization_classes: [...caller.permission_classes.organization_classes],
      owner_classes: [...caller.permission_classes.owner_classes],
      paid_in_classes: [...caller.permission_classes.paid_in_classes],
      sign_in_classes: [...caller.permission_classes.sign_in_classes],
    },
  };
});
