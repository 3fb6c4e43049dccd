-- When the moment of a mailing comes, whoever answers for it may have lost the right to send.
alter table mailing drop constraint mailing_fault_check;
alter table mailing add constraint mailing_fault_check check (fault in ('sms_quota', 'sms_balance', 'no_right'));
