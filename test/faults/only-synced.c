/*
 * A disk that keeps only what was synced: every file that is written to in $ONLY_SYNCED gets a neighbour
 * `<file>.synced`, a copy made at each fsync. After a "power loss" the neighbours are what is left.
 * Preloaded into the host: cc -shared -fPIC -o only-synced.so only-synced.c -ldl
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

static int is_ours(int fd, char *path) {
  char link[64];
  const char *folder = getenv("ONLY_SYNCED");
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  if (!folder || length <= 0) return 0;
  path[length] = 0;
  return strncmp(path, folder, strlen(folder)) == 0;
}

static void keep(int fd) {
  char path[PATH_MAX], made[PATH_MAX + 16], kept[PATH_MAX + 16];
  struct stat info;
  if (!is_ours(fd, path) || fstat(fd, &info) != 0 || !S_ISREG(info.st_mode)) return;
  snprintf(made, sizeof made, "%s.making", path);
  snprintf(kept, sizeof kept, "%s.synced", path);
  int in = open(path, O_RDONLY | O_CLOEXEC);
  int out = open(made, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  off_t at = 0;
  while (in >= 0 && out >= 0 && at < info.st_size && sendfile(out, in, &at, info.st_size - at) > 0) {
  }
  if (in >= 0) close(in);
  if (out >= 0) close(out);
  rename(made, kept);
}

int fsync(int fd) {
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
  int result = real(fd);
  keep(fd);
  return result;
}

int fdatasync(int fd) {
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
  int result = real(fd);
  keep(fd);
  return result;
}
