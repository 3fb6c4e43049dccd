import type { AccountEntry, Role } from '@skillcert/core';

/** An account of the demo. The password is the account name with `-demo`. */
export interface DemoStaff {
  readonly username: string;
  readonly name: string;
  readonly roles: readonly [Role, ...Role[]];
  /** Index into the demo's units. */
  readonly unit?: number;
  readonly entry?: AccountEntry;
  readonly status?: 'frozen';
  /** Its password is an initial one. */
  readonly is_new?: true;
  readonly show_recommend?: boolean;
  readonly expert_assign_limit?: number;
  /** The work to try with this account, for somebody who sees the product for the first time. */
  readonly task?: string;
}

/** Accounts of every role; several of a role where people of it work together. */
export const demoStaff = [
  {
    username: 'admin01',
    name: '王建国',
    roles: ['admin'],
    task: 'accounts of everybody, roles, all classes',
  },
  {
    username: 'zkyadmin01',
    name: '陈思远',
    roles: ['zky-admin'],
    show_recommend: true,
    task: 'approves classes, confirms money, settles with units',
  },
  { username: 'zkyadmin02', name: '许静怡', roles: ['zky-admin'] },
  {
    username: 'recommend01',
    name: '赵文博',
    roles: ['recommend'],
    unit: 0,
    entry: 'recommend',
    show_recommend: true,
    task: 'a unit: applies for classes, its own and its joint ones',
  },
  { username: 'recommend02', name: '孙丽华', roles: ['recommend'], unit: 1, entry: 'recommend' },
  { username: 'recommend03', name: '何国强', roles: ['recommend'], unit: 2, entry: 'recommend' },
  {
    username: 'master01',
    name: '林秋月',
    roles: ['master'],
    task: 'runs classes: create, open, review, exam, scores',
  },
  { username: 'master02', name: '郑志远', roles: ['master'] },
  { username: 'master03', name: '唐雨欣', roles: ['master'] },
  {
    username: 'editor01',
    name: '冯晓燕',
    roles: ['editor'],
    unit: 3,
    entry: 'editor',
    task: 'reviews candidates of the classes it is assigned to',
  },
  { username: 'editor02', name: '董浩然', roles: ['editor'], unit: 4, entry: 'editor' },
  {
    username: 'company01',
    name: '梁婉清',
    roles: ['company'],
    unit: 5,
    task: 'a unit that enrols and pays for its people',
  },
  { username: 'company02', name: '袁立军', roles: ['company'], unit: 6 },
  {
    username: 'expert01',
    name: '顾明哲',
    roles: ['expert'],
    entry: 'expert',
    expert_assign_limit: 6,
    task: 'an expert: work profile and exam days',
  },
  { username: 'expert02', name: '邵慧敏', roles: ['expert'], entry: 'expert', expert_assign_limit: 4 },
  {
    username: 'newexpert01',
    name: '万志鹏',
    roles: ['no-active-expert'],
    entry: 'expert',
    task: 'an expert who is not approved yet',
  },
  {
    username: 'multi01',
    name: '丁若曦',
    roles: ['recommend', 'master', 'editor'],
    unit: 7,
    entry: 'recommend',
    show_recommend: true,
    task: 'three roles at once',
  },
  {
    username: 'frozen01',
    name: '姜海波',
    roles: ['editor'],
    unit: 3,
    entry: 'editor',
    status: 'frozen',
  },
  { username: 'newmaster01', name: '陆一鸣', roles: ['master'], is_new: true },
  { username: 'newexpert02', name: '秦望舒', roles: ['expert'], entry: 'expert', is_new: true },
] as const satisfies readonly DemoStaff[];

/** The account name of one of {@link demoStaff}. */
export type DemoUsername = (typeof demoStaff)[number]['username'];

/** An account as the start prints it and as `demo-accounts.json` holds it. */
export interface DemoAccount {
  readonly role: string;
  readonly username: string;
  readonly password: string;
  readonly name: string;
  readonly task?: string;
}

/** The accounts with their passwords. Demo mode stays on this machine, so the passwords may be known. */
export const demoAccounts: readonly DemoAccount[] = demoStaff.map((staff: DemoStaff) => ({
  role: staff.roles.join('+') + (staff.status ? ` (${staff.status})` : '') + (staff.is_new ? ' (new)' : ''),
  username: staff.username,
  password: `${staff.username}-demo`,
  name: staff.name,
  ...(staff.task && { task: staff.task }),
}));
