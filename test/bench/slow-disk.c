/* A disk whose syncs take $SYNC_MS longer: cc -shared -fPIC -o slow-disk.so slow-disk.c -ldl */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

static void wait_for_disk(void) {
  const char *ms = getenv("SYNC_MS");
  if (ms) usleep(atoi(ms) * 1000);
}

int fsync(int fd) {
  int (*real)(int) = dlsym(RTLD_NEXT, "fsync");
  wait_for_disk();
  return real(fd);
}

int fdatasync(int fd) {
  int (*real)(int) = dlsym(RTLD_NEXT, "fdatasync");
  wait_for_disk();
  return real(fd);
}
