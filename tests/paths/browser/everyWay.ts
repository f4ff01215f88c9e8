export const everyWay = {
  otp_login_status: 1,
  manual_login_status: 1,
  social_login_status: 1,
  google_login_status: 1,
  facebook_login_status: 1,
  apple_login_status: 1,
};
