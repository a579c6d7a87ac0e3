/** Every variable that the product or its tests read: a developer's own settings must not reach a test. */
const settings = [
  'PORT',
  'HOST',
  'WEB_CONCURRENCY',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'REDIS_URL',
  'STORAGE_URL',
  'JWT_SECRET',
  'LOG_LEVEL',
  'SLOW_QUERY_MS',
  'ERROR_LOG_DAYS',
  'SESSION_DAYS',
  'DATABASE_URL_FILE',
  'DATABASE_REPLICA_URL_FILE',
  'REDIS_URL_FILE',
  'STORAGE_URL_FILE',
  'JWT_SECRET_FILE',
  'ADMIN_PASSWORD_FILE',
  'SMTP_URL_FILE',
  'METRICS_PORT',
  'METRICS_HOST',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'REGISTRATION',
  'SEED',
  'TRUST_PROXY',
  'DEPENDENCY_TIMEOUT',
  'SHUTDOWN_TIMEOUT',
  'SMTP_URL',
  'MAIL_FROM',
  'PUBLIC_URL',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_CLIENT_SECRET_FILE',
  'OIDC_NAME',
  'OIDC_LINK_BY_EMAIL',
  'BACKUP_DIR',
  'BACKUP_HOUR',
  'BACKUP_KEEP',
  'TEST_DATABASE_URL',
  'TEST_REDIS_URL',
];

/** This process's environment without the product's settings, plus the given ones. */
export function testEnv(additions = {}) {
  const env = { ...process.env };
  for (const name of settings) delete env[name];
  return { ...env, ...additions };
}
