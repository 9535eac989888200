import type { Generated } from "kysely";
import type { EpochMs } from "~/base/time/time";

interface CustomerTable {
  rowid: Generated<number>;
  id: string;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  phone: string;
  business_name: string;
  accepts_email_marketing: 0 | 1;
  accepts_sms_marketing: 0 | 1;
  created_at: EpochMs;
  email_confirmed_at: EpochMs | null;
}

interface CustomerAddressTable {
  customer_id: string;
  kind: "mailing" | "billing" | "shipping";
  first_name: string;
  last_name: string;
  company: string;
  address1: string;
  address2: string;
  city: string;
  province: string;
  zip: string;
  country: string;
  phone: string;
}

interface CustomerTagTable {
  rowid: Generated<number>;
  customer_id: string;
  tag: string;
  added_at: EpochMs | null;
  added_by: string | null;
}

interface SessionTable {
  token_hash: string;
  customer_id: string;
  expires_at: EpochMs;
  used_at: Generated<number>;
}

interface LoginCodeTable {
  code_hash: string;
  customer_id: string;
  return_url: string;
  expires_at: EpochMs;
}

interface InvitationTable {
  email: string;
  code_hash: string;
  expires_at: EpochMs;
}

interface PasswordResetTable {
  email: string;
  code_hash: string;
  expires_at: EpochMs;
}

interface EmailChangeTable {
  customer_id: string;
  email: string;
  code_hash: string;
  expires_at: EpochMs;
}

interface TwoFactorTable {
  customer_id: string;
  secret_box: string;
  confirmed_at: EpochMs | null;
  last_step: number;
  wrong_codes: Generated<number>;
  wrong_at: Generated<number>;
}

interface RecoveryCodeTable {
  code_hash: string;
  customer_id: string;
}

interface SignInTicketTable {
  ticket_hash: string;
  customer_id: string;
  tries: number;
  expires_at: EpochMs;
}

interface AccountTable {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  tags: string;
  tier: string | null;
  email_confirmed: 0 | 1;
}

interface StaffTable {
  account_id: string;
  role: string;
  added_at: EpochMs;
  added_by: string | null;
  removed_at: EpochMs | null;
}

interface StaffInvitationTable {
  id: string;
  email: string;
  role: string;
  code_hash: string;
  invited_at: EpochMs;
  invited_by: string;
  expires_at: EpochMs;
}

interface RoleRuleTable {
  role: string;
  needs_two_factor: 0 | 1;
}

interface UnsavedFormTable {
  id: string;
  email: string | null;
  path: string;
  is_multipart: 0 | 1;
  fields: string;
  left_out: string;
  stored_at: EpochMs;
}

export interface PeopleTables {
  customer: CustomerTable;
  customer_address: CustomerAddressTable;
  customer_tag: CustomerTagTable;
  session: SessionTable;
  login_code: LoginCodeTable;
  invitation: InvitationTable;
  password_reset: PasswordResetTable;
  email_change: EmailChangeTable;
  two_factor: TwoFactorTable;
  recovery_code: RecoveryCodeTable;
  sign_in_ticket: SignInTicketTable;
  account: AccountTable;
  staff: StaffTable;
  staff_invitation: StaffInvitationTable;
  role_rule: RoleRuleTable;
  unsaved_form: UnsavedFormTable;
}
